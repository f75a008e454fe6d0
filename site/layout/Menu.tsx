import type { InterfaceWords } from '../../content/schema/interface.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { LinkList } from '../ui/link/LinkList.tsx'
import { Kept } from '../ui/text/Kept.tsx'
import './menu.css'

/** Opens and closes the menu of small screens; the browser does the work and tells assistive technology. */
export function MenuToggle({ words }: { words: InterfaceWords['menu'] }) {
  return (
    <button className="menu-toggle" type="button" popoverTarget="menu">
      <span className="menu-to-open">
        <span className="hidden-visually">{words.open}</span>
        <Icon name="menu" />
      </span>
      <span className="menu-to-close">
        <span className="hidden-visually">{words.close}</span>
        <Icon name="close" />
      </span>
    </button>
  )
}

/** The links of the header and a few more, for small screens. */
export function Menu({ words, links }: { words: InterfaceWords['menu']; links: InterfaceWords['nav'] }) {
  return (
    <nav className="menu" id="menu" aria-label={words.label} popover="auto">
      <div className="wrapper">
        <LinkList className="menu-links" links={links} />
        <p className="menu-note">
          <Kept text={words.note} phones />
        </p>
      </div>
    </nav>
  )
}
