import type { ReactNode } from 'react'
import { content } from '../content.ts'
import { Actions } from '../layout/Actions.tsx'
import { callWords as call } from '../layout/call-words.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import type { IconName } from '../ui/icon/icons.ts'
import { Section } from '../ui/Section.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './contact.css'

const { business, home, interface: shared } = content
const { contact: words } = home

function ContactRow({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Our contacts, hours and place, beside the map. */
export function Contact({ children }: { children: ReactNode }) {
  return (
    <Section id="quote" tone="band" sweptBelow aria-labelledby="contact-title">
      <div className="wrapper switcher contact">
        <div className="contact-words flow">
          <h2 id="contact-title">{words.title}</h2>
          <p className="lead">{words.lead}</p>
          <dl className="contact-rows">
            <ContactRow icon="phone" label={words.phone}>
              <a className="tap number" href={call.href}>
                {call.number}
              </a>
            </ContactRow>
            <ContactRow icon="mail" label={words.email}>
              <a className="tap" href={`mailto:${business.email}`}>
                {business.email}
              </a>
            </ContactRow>
            <ContactRow icon="map-pin" label={words.area.label}>
              {words.area.text}
            </ContactRow>
            <ContactRow icon="clock" label={words.hours.label}>
              <Kept text={words.hours.text} />
              {business.daysOff.length > 0 && <p className="small">{words.hours.off}</p>}
            </ContactRow>
          </dl>
          <Actions quote={shared.quoteButtons.contact} />
        </div>
        <div className="photo contact-map" data-sweep="top">
          {children}
        </div>
      </div>
    </Section>
  )
}
