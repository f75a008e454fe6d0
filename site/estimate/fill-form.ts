import type { EstimateAnswers } from '../../pricing/estimate-answers.ts'
import type { WashAnswers } from '../../pricing/wash-question.ts'

const countFields = ['panels', 'kilowatts', 'size']

/** Empties the other two fields that state the number of panels: the last one used counts. */
export const clearOtherCounts = ({ form, name }: HTMLInputElement) => {
  if (!countFields.includes(name)) return
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || field.name === name || !countFields.includes(field.name)) continue
    if (field.type === 'radio') field.checked = false
    else field.value = ''
  }
}

/** Fills the form's fields with answers by name; others stay unchanged. */
export const fillForm = (form: HTMLFormElement, answers: EstimateAnswers & WashAnswers) => {
  for (const [name, answer] of Object.entries(answers)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = answer
  }
  if (answers.size ?? answers.kilowatts) form.querySelector('details')?.setAttribute('open', '')
}
