/** How sure an answer, an offer and a passage must be, 0 to 1; below them a person is offered. Measured with the bench. */
export type Thresholds = { answer: number; near: number; offer: number; offered: number; passage: number }

export const thresholds: Thresholds = { answer: 0.4, near: 0.3, offer: 0.2, offered: 0.08, passage: 0.9 }
