/** How sure an answer, an offer and a passage must be, 0 to 1; below them a person is offered. Measured with the bench. */
export type Thresholds = { answer: number; offer: number; passage: number }

export const thresholds: Thresholds = { answer: 0.4, offer: 0.2, passage: 0.78 }
