/**
 * Reasons of a failed delivery:
 * - `unreachable`: no session with the mail server, independent of the mail;
 * - `unencrypted`: no encryption, or an invalid certificate;
 * - `postponed`: rejected for some time, or until the configuration of the site is correct;
 * - `interrupted`: the connection broke, possibly after the server accepted the mail;
 * - `refused`: permanently rejected by the server.
 */
export type DeliveryProblem = 'unreachable' | 'unencrypted' | 'postponed' | 'interrupted' | 'refused'

/** A failed attempt. Its message has no server reply, because replies repeat the mail address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(
    readonly problem: DeliveryProblem,
    /** SMTP reply code with its enhanced code, or error code of the system or nodemailer. */
    readonly code: string,
  ) {
    super(`${problem}: ${code}`)
  }
}
