import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { addField, type ContentStep } from './step-kinds.ts'

const businessSchema = z.object({
  shortTagline: z.string(),
  defaults: z.object({ title: z.string(), description: z.string() }),
})
const factsSchema = z.object({ words: z.record(z.string(), z.string()).default({}) })

/** Gives the translations of what the business says of itself a place of their own, so that they outlive its words. */
export const nameTranslations: ContentStep = (root) => {
  const read = (file: string): unknown => parse(readFileSync(join(root, file), 'utf8'))
  const business = businessSchema.safeParse(existsSync(join(root, 'business.yaml')) && read('business.yaml'))
  if (!business.success) return []
  const { shortTagline, defaults } = business.data
  return readdirSync(root)
    .map((language) => `${language}/facts.yaml`)
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const { words } = factsSchema.parse(read(file))
      const title = words[defaults.title]
      const description = words[defaults.description]
      const tagline = words[shortTagline]
      const said = {
        ...(tagline && { shortTagline: tagline }),
        ...((title || description) && { defaults: { ...(title && { title }), ...(description && { description }) } }),
      }
      return Object.keys(said).length > 0 ? addField(file, ['business'], said)(root) : []
    })
}
