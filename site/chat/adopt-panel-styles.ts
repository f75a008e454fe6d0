import form from './chat-form.css?inline'
import log from './chat-log.css?inline'
import panel from './chat-panel.css?inline'

let adopted = false

/** Gives the page the styles of the open chat, which come with its code: in every page they would only weigh. */
export const adoptPanelStyles = () => {
  if (adopted) return
  adopted = true
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(panel + log + form)
  document.adoptedStyleSheets.push(sheet)
}
