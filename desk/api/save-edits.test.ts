import { expect, test, vi } from 'vitest'
import type { SiteEdit } from '../offline/kept-change.ts'

const seen: string[] = []
const sendEdit = vi.fn(async ({ id }: SiteEdit) => {
  seen.push(`sent ${id}`)
  return { isKept: true, isStale: false, mistakes: id === 'wrong' ? [{ file: 'a.yaml', path: [], text: 'No.' }] : [] }
})
const note = (what: string) => async (id: string) => void seen.push(`${what} ${id}`)

vi.mock('../offline/send-edit.ts', () => ({ sendEdit }))
vi.mock('../offline/send-change.ts', () => ({ isTemporary: () => true }))
vi.mock('../sign-in/use-passkey.ts', () => ({ useConfirmation: vi.fn() }))
vi.mock('../site/mistake-text.ts', () => ({ withMistakeTexts: vi.fn() }))
vi.mock('./session.ts', () => ({ okSchema: {}, useSession: vi.fn() }))
vi.mock('../offline/unsent-changes.ts', () => ({
  unsent: {
    addEdits: async (added: { edit: SiteEdit }[]) => {
      for (const { edit } of added) seen.push(`kept ${edit.id}`)
      return 0
    },
    remove: note('removed'),
    settle: () => undefined,
  },
}))
const { saveEdits } = await import('./site-calls.ts')
const { CallError } = await import('./call.ts')

const save = async (...ids: string[]) => {
  seen.length = 0
  const edits = ids.map((id) => ({ id, file: 'a.yaml', path: [], before: null, after: 'x' }))
  const saved = await saveEdits({ personId: 'olga', label: 'A pair', edits })
  return { saved, seen: [...seen] }
}

test('all edits of a form are on the device before the first is sent, so leaving meanwhile loses none', async () => {
  const { seen } = await save('one', 'two')
  expect(seen).toEqual(['kept one', 'kept two', 'sent one', 'removed one', 'sent two', 'removed two'])
})

test('when the line is cut, this edit and those after it wait on the device, in order', async () => {
  sendEdit.mockRejectedValueOnce(new CallError('offline'))
  const { saved, seen } = await save('one', 'two')
  expect([saved.isWaiting, seen]).toEqual([true, ['kept one', 'kept two']])
})

test('an edit with a mistake takes those after it off the device', async () => {
  const { saved, seen } = await save('wrong', 'two')
  expect(saved).toMatchObject({ isWaiting: false, mistakes: [{ text: 'No.' }] })
  expect(seen).toEqual(['kept wrong', 'kept two', 'sent wrong', 'removed wrong', 'removed two'])
})
