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

/** Batches that were new to the engine when they were written, and guard against steps back since. */
export const freshSets = [
  'fresh-1',
  'fresh-2',
  'fresh-3',
  'fresh-4',
  'fresh-5',
  'fresh-6',
  'fresh-7',
  'fresh-8',
  'fresh-9',
  'fresh-10',
  'fresh-11',
  'fresh-12',
  'fresh-13',
  'fresh-14',
  'fresh-15',
  'fresh-16',
  'fresh-17',
  'fresh-18',
  'fresh-19',
  'fresh-20',
  'fresh-21',
  'fresh-22',
  'fresh-23',
  'fresh-24',
  'fresh-25',
  'fresh-26',
  'fresh-27',
  'fresh-28',
  'fresh-29',
  'fresh-30',
  'fresh-31',
  'fresh-32',
  'jury-1',
  'jury-2',
  'jury-3',
  'jury-4',
  'jury-5',
  'jury-6',
  'jury-7',
  'jury-8',
  'jury-9',
] as const

export const openSets = [
  'english',
  'spanish',
  'typos',
  'out-of-scope',
  'hostile',
  'formerly-held-out',
  'held-out',
  ...freshSets,
] as const

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
