import type { NodemailerError } from 'nodemailer'
import { DeliveryError, type DeliveryProblem } from './delivery-error'

/** Failures before a session: to find, to reach, to encrypt, to log in. */
const beforeSession: readonly string[] = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'ECONFIG', 'EPROXY']
const earlyTimeouts: readonly string[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']

/** OpenSSL's and Node's words for a certificate that is not good. */
const badCertificate = /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS_|^ERR_SSL_|^HOSTNAME_/

/** Tells from nodemailer's error what became of a mail. */
export function deliveryErrorOf(error: NodemailerError): DeliveryError {
  const { code, originalCode, responseCode, name } = error
  if (code === 'ETLS' || badCertificate.test(`${originalCode ?? code}`)) {
    return new DeliveryError('unencrypted', String(originalCode ?? code))
  }
  return new DeliveryError(problemOf(error), String(responseCode ?? originalCode ?? code ?? name))
}

function problemOf(error: NodemailerError): DeliveryProblem {
  const { code = '', command = '', syscall, timeoutType = '', responseCode } = error
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode !== undefined) {
    if (isAboutMail) return error.permanent ? 'refused' : 'postponed'
    // A rejected sender is a configuration error: the mails wait until it is fixed.
    return command === 'MAIL FROM' ? 'postponed' : 'unreachable'
  }
  const isEarly = beforeSession.includes(code) || earlyTimeouts.includes(timeoutType) || syscall === 'connect'
  if (isEarly) return 'unreachable'
  // What nodemailer itself does not send, for example an address it cannot put into a command.
  return command === 'API' && code === 'EENVELOPE' ? 'refused' : 'interrupted'
}
