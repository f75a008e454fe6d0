import { adoptStyles } from '../styles/adopt-styles.ts'
import form from './chat-form.css?inline'
import log from './chat-log.css?inline'
import panel from './chat-panel.css?inline'

/** Gives the page the styles of the open chat. */
export const adoptPanelStyles = () => adoptStyles(panel + log + form)
