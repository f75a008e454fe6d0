import type { FastifyInstance } from 'fastify'
import type { CustomerPage } from '../../../contract/desk/written-quote.ts'
import { keptLanguage } from '../../mail/extra-fields.ts'
import { signedInOf } from '../accounts/guard.ts'
import { deskAddress } from '../accounts/invitation.ts'
import type { ApiParts, ById } from '../api-parts.ts'
import { DeskRefusal } from '../desk-refusal.ts'
import { dayAt } from '../wall-clock.ts'
import { quoteDraft } from './quote-draft.ts'
import { readyTexts } from './ready-texts.ts'

/** Route with the address of a lead's private page, a draft of its quote, and ready messages. */
export const customerPageRoutes = (app: FastifyInstance, { changes, privatePages }: ApiParts): void => {
  app.get<ById>('/leads/:id/page', async (request): Promise<CustomerPage> => {
    const lead = await changes.read(request.params.id)
    if (!lead) throw new DeskRefusal('not-found')
    const all = app.build.now().content
    const { siteUrl, timeZone } = all.business
    const { origin } = new URL(deskAddress(siteUrl, `http://${request.host}`))
    const address = `${origin}/q/${await privatePages.secretOf(lead.id)}`
    const words = all.wordsIn(keptLanguage(lead.extra))
    return {
      address,
      draft: quoteDraft(lead, all, words, dayAt(timeZone, new Date())),
      texts: readyTexts(lead, words, all.business, { address, personName: signedInOf(request).person.name }),
    }
  })
}
