import { type EstimateAnswers, estimateFields } from '../../pricing/estimate-answers.ts'

/** Puts answers into the form; what they do not name stays as it is. */
export const fillForm = (form: HTMLFormElement, answers: EstimateAnswers) => {
  for (const name of estimateFields) {
    const field = form.elements.namedItem(name)
    const answer = answers[name]
    if (answer === undefined) continue
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = answer
  }
  if (answers.size ?? answers.kilowatts) form.querySelector('details')?.setAttribute('open', '')
}
