/**
 * Why a mail was not delivered:
 * - `unreachable`: the mail server cannot be spoken to; this is not the mail's fault;
 * - `unencrypted`: it does not encrypt as it should, or its certificate is not good;
 * - `postponed`: the server took the mail not now;
 * - `interrupted`: the connection ended in the middle, perhaps after the server took the mail;
 * - `refused`: the server will never take this mail.
 */
export type DeliveryProblem = 'unreachable' | 'unencrypted' | 'postponed' | 'interrupted' | 'refused'

/** A failed attempt; the message is the code alone, since a server's words repeat the address. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError'

  constructor(
    readonly problem: DeliveryProblem,
    /** The SMTP reply's number, or the system's or nodemailer's word for the failure. */
    readonly code: string,
  ) {
    super(`${problem}: ${code}`)
  }
}
