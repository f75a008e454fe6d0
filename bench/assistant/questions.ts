import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const question = z.strictObject({
  question: z.string().min(1),
  /** What the visitor said before, oldest first. */
  before: z.array(z.string().min(1)).default([]),
  topic: z.string().min(1),
  must: z.array(z.string().min(1)).default([]),
  mustNot: z.array(z.string().min(1)).default([]),
})
export type Question = z.infer<typeof question>

/** The questions of one file in `questions/`. */
export const readQuestions = (set: string): Question[] =>
  z.array(question).parse(parse(readFileSync(join(import.meta.dirname, 'questions', `${set}.yaml`), 'utf8')))

const holds = (answer: string, wanted: string) =>
  wanted.split('|').some((choice) => answer.toLowerCase().includes(choice.toLowerCase()))

/** What is wrong with an answer: `a|b` asks for one of the two. An empty list is a good answer. */
export const faultsOf = ({ must, mustNot }: Question, answer: string): string[] => [
  ...must.filter((wanted) => !holds(answer, wanted)).map((wanted) => `lacks ${wanted}`),
  ...mustNot.filter((unwanted) => holds(answer, unwanted)).map((unwanted) => `says ${unwanted}`),
]
