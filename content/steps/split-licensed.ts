import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isGroup, type Json, valueAt } from '../../contract/desk/field-diff.ts'
import type { FieldPath } from '../../contract/desk/site.ts'
import { editFile, readField } from '../schema/edit/edit-file.ts'
import type { ContentStep } from './step-kinds.ts'

const old = 'licensedAndInsured'
/** A line that says which of the two is so. One in other words is shown with the insurance; the desk shortens it. */
const fact = { text: `{promised.${old}.text}`, promise: null }

/** Makes the promise of being licensed and insured two, each with the old answer, and its conditions with it. */
export const splitLicensed: ContentStep = (root) => {
  if (!existsSync(join(root, 'business.yaml'))) return []
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
  const edit = (file: string, path: FieldPath, fields: { [name: string]: Json }) => {
    for (const [name, value] of Object.entries(fields))
      writeFileSync(join(root, file), editFile(file, textOf(file), [...path, name], value))
    return `${file}: "${path.join('.')}" named "${old}", which is "licensed" and "insured" now, a checkbox each.`
  }
  const bothIn = (file: string) => {
    const facts = file.replace(/\/.*/, '/facts.yaml')
    return existsSync(join(root, facts)) ? readField(facts, textOf(facts), ['promised', old, 'text']) : undefined
  }
  const files = globSync(['business.yaml', '*/pages/home.yaml', '*/assistant/topics/*.yaml'], { cwd: root })
  return files.sort().flatMap((file) => {
    const value = readField(file, textOf(file), [])
    return groupsIn(value).flatMap((path) => {
      const group = valueAt(value, path)
      if (!isGroup(group)) return []
      if (group.promise === old) return edit(file, path, group.text === bothIn(file) ? fact : { promise: 'insured' })
      const said = group[old]
      return said === undefined ? [] : edit(file, path, { licensed: said, insured: said, [old]: null })
    })
  })
}

const groupsIn = (value: Json, at: FieldPath = []): FieldPath[] => {
  if (typeof value !== 'object' || value === null) return []
  const inner = Array.isArray(value)
    ? value.flatMap((item, index) => groupsIn(item, [...at, index]))
    : Object.entries(value).flatMap(([key, item]) => groupsIn(item, [...at, key]))
  return isGroup(value) ? [at, ...inner] : inner
}
