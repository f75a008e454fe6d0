/**
 * The other side was given a whole message and did not say whether it took it, because the answer was late or the
 * connection broke. Sending it again soon may deliver a second copy.
 */
export class PerhapsDelivered extends Error {
  override name = 'PerhapsDelivered'
}
