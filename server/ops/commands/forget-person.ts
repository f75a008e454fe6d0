import { emailPattern, plainEmail } from '../../../contract/email-address.ts'
import { lettersNaming, removeLetterFiles, removeLetters } from '../../mail/letter-file.ts'
import { phoneKey } from '../../mail/phone-number.ts'
import { withCommandsHere } from '../../process/installed-package.ts'
import { StartError } from '../../process/start-error.ts'
import { readWords, wordFiles } from '../../publish/content-folder.ts'
import { removePhotographs } from '../../quotes/photographs/photograph-files.ts'
import { writeContact } from '../../quotes/write-leads.ts'
import type { Storage } from '../../storage/open.ts'
import { removal } from '../../storage/removal.ts'
import { counted } from './counted.ts'

type Folders = { DATA_DIR: string; CONTENT_DIR: string }
type Wish = { what: string; isConfirmed: boolean; showTime: (moment: Date) => string }

/**
 * Lists the data of the person with this email address or phone number; with `isConfirmed` removes it. Throws
 * `StartError` if nothing is kept.
 */
export const forget = async (
  storage: Storage,
  { DATA_DIR: dataDir, CONTENT_DIR: contentDir }: Folders,
  { what, isConfirmed, showTime }: Wish,
): Promise<string> => {
  // As the form stores it: an international domain in ASCII, without pasted invisible characters.
  const who = plainEmail(what)
  const isAddress = emailPattern.test(who)
  if (!isAddress && (what.includes('@') || phoneKey(what) === ''))
    throw new StartError(`${what} is no e-mail address or phone number: expected ann@example.com or "(559) 555-0101".`)
  const onSite = namedOnSite(contentDir, isAddress ? who : undefined)
  const naming = () => (isAddress ? lettersNaming(dataDir, who) : Promise.resolve([]))
  const store = removal(storage)
  if (!isConfirmed) {
    const [leads, files] = [await store.find(who), await naming()]
    if (leads.length + files.length === 0) throw nobody(who, onSite)
    const list = leads.map((lead) => writeContact(lead, showTime))
    return withCommandsHere(
      `${list.join('')}${kept(leads.length, files.length)} of ${who}. Nothing is removed yet: npm run leads -- forget ${JSON.stringify(what)} --yes removes all of it, with every letter and photograph.${onSite}\n`,
    )
  }
  const { leads, messages, photographs, isErased } = await store.forget(who)
  await removeLetters(dataDir, messages)
  await removePhotographs(dataDir, photographs)
  const files = await naming()
  await removeLetterFiles(dataDir, files)
  if (leads + files.length === 0 && isErased) throw nobody(who, onSite)
  return `${counted(leads, 'request')} of ${who} removed, with every letter and photograph. Backups made before still hold them, and so does a database set aside by a restore: remove those too.${onSite}${leftIn(storage, isErased)}\n`
}

const namedOnSite = (root: string, email: string | undefined): string => {
  if (email === undefined) return ''
  const named = wordFiles(root).filter((file) => readWords(root, file)?.toLowerCase().includes(email.toLowerCase()))
  return named.length > 0 ? ` The site itself names ${email}: change ${named.join(', ')} at the desk.` : ''
}

const nobody = (who: string, onSite: string) =>
  new StartError(`Nobody was found: no request and no letter names ${who}.${onSite}`)

const kept = (leads: number, files: number) =>
  [counted(leads, 'request'), ...(files > 0 ? [counted(files, 'letter file')] : [])].join(' and ')

const leftIn = ({ engine }: Storage, isErased: boolean) => {
  if (engine === 'postgres')
    return ' Postgres overwrites removed rows only in time (VACUUM FULL rewrites the tables at once), and keeps them in its own logs and dumps.'
  if (isErased) return ''
  return ' Another program is reading the database, so the log beside it (leads.db-wal) still holds what was removed: end that program, then run this again.'
}
