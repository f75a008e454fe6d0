import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../project-root.ts'
import { type BundledProgram, fittingBundle, sourceOf } from './bundle.ts'

/** The file of a program: what the build made of it where that is made from the same sources, and these otherwise. */
export const fileOf = (program: BundledProgram): string =>
  fittingBundle(projectRoot, program) ?? join(projectRoot, sourceOf[program])

/** Runs a program in this process. */
export const runProgram = (program: BundledProgram): Promise<unknown> => import(pathToFileURL(fileOf(program)).href)
