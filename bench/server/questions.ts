import { chatFunction } from '../../contract/chat-message.ts'

const questions = [
  'How much for 18 panels?',
  'Do you clean screens and tracks in Hanford?',
  'Why do sprinklers leave spots on a window?',
  '¿Cuánto cuesta limpiar 20 paneles?',
  'Are you insured, and do you come on Sundays?',
]

/** Asks the assistant a few questions, so that all that it answers with is in memory. */
export const askQuestions = async (url: string): Promise<void> => {
  for (const message of questions) {
    const answer = await fetch(`${url}/functions/v1/${chatFunction}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ message }),
    })
    if (!answer.ok) throw new Error(`a question was answered with ${answer.status}`)
    await answer.text()
  }
}
