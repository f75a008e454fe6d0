/**
 * The receiver got the whole message but did not confirm it, because its reply was late or the connection broke. An
 * early retry may deliver a second copy.
 */
export class PerhapsDelivered extends Error {
  override name = 'PerhapsDelivered'
}
