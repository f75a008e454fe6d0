import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { gatherContent } from '../../content/schema/gather/gather-content.ts'
import { secondBusiness } from '../../tests/second-business.ts'
import { tempDir } from '../testing/temp-dir.ts'
import { copyContent, readWords, wordFiles, writeWords } from './content-folder.ts'
import { withChange } from './draft-store.ts'
import { removalDrafts } from './remove-page.ts'

test('each page can be removed without a mistake in the others', () => {
  const files = wordFiles(secondBusiness)
  const textOf = (file: string) => readWords(secondBusiness, file)
  for (const file of files.filter((one) => /^en\/(?:services|cities|blog)\//.test(one))) {
    const request = { id: randomUUID(), file, path: [], before: textOf(file) ?? null, after: null }
    const made = removalDrafts(request, { files, languages: ['en'], placesPath: '/ohio' }, textOf)
    const root = tempDir()
    copyContent(secondBusiness, root)
    for (const name of new Set(made.map((one) => one.file))) {
      const text = made.filter(({ file }) => file === name).reduce(withChange, textOf(name))
      if (text === undefined) rmSync(join(root, name))
      else writeWords(root, name, text)
    }
    expect([file, ...gatherContent(root).list.all()]).toEqual([file])
  }
})
