/**
 * How sure an answer, an offer and a passage must be, 0 to 1; below them a person is offered. `page` is for a passage where
 * the ask sounds like one that a page answers, `next` what a topic gains by following the one before, `untold` for what we
 * cannot answer. Measured with the bench.
 */
export type Thresholds = {
  answer: number
  near: number
  offer: number
  offered: number
  passage: number
  page: number
  next: number
  untold: number
}

export const thresholds: Thresholds = {
  answer: 0.4,
  near: 0.3,
  offer: 0.2,
  offered: 0.08,
  passage: 0.9,
  page: 0.5,
  next: 0.25,
  untold: 0.55,
}
