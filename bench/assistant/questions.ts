import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const question = z.strictObject({
  question: z.string().min(1),
  /** The visitor's earlier messages, oldest first. */
  before: z.array(z.string().min(1)).default([]),
  topic: z.string().min(1),
  must: z.array(z.string().min(1)).default([]),
  mustNot: z.array(z.string().min(1)).default([]),
})
export type Question = z.infer<typeof question>

/** Questions of one file in `questions/`. */
export const readQuestions = (set: string): Question[] =>
  z.array(question).parse(parse(readFileSync(join(import.meta.dirname, 'questions', `${set}.yaml`), 'utf8')))

const holds = (answer: string, wanted: string) =>
  wanted.split('|').some((choice) => answer.toLowerCase().includes(choice.toLowerCase()))

/** Faults of an answer; `a|b` requires one of the two. Empty for a good answer. */
export const faultsOf = ({ must, mustNot }: Question, answer: string): string[] => [
  ...must.filter((wanted) => !holds(answer, wanted)).map((wanted) => `lacks ${wanted}`),
  ...mustNot.filter((unwanted) => holds(answer, unwanted)).map((unwanted) => `says ${unwanted}`),
]
