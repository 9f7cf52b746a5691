import type { NodemailerError } from 'nodemailer'
import { DeliveryError, type DeliveryProblem } from './delivery-error'

/** Codes and timeouts of failures before a session: lookup, connection, encryption, login. */
const earlyErrorCodes: readonly string[] = ['EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'ECONFIG', 'EPROXY']
const earlyTimeouts: readonly string[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']

/** Error codes of OpenSSL and Node for invalid certificates. */
const certificateErrorPattern = /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS_|^ERR_SSL_|^HOSTNAME_/

/** Converts an error of nodemailer to a delivery error. */
export function toDeliveryError(error: NodemailerError): DeliveryError {
  const { code, originalCode, responseCode, name } = error
  if (code === 'ETLS' || certificateErrorPattern.test(`${originalCode ?? code}`)) {
    return new DeliveryError('unencrypted', String(originalCode ?? code))
  }
  const reply = responseCode === undefined ? null : describeReply(error)
  return new DeliveryError(toProblem(error), reply ?? String(originalCode ?? code ?? name))
}

/**
 * Returns the reply code with its enhanced status code (RFC 3463). A rejection after DATA without
 * an enhanced code is marked, because it may be about the content.
 */
function describeReply({ responseCode, response = '', command, permanent }: NodemailerError): string {
  const status = toEnhancedCode(response) ?? (permanent && command === 'DATA' ? 'DATA' : null)
  return [responseCode, status].filter(Boolean).join(' ')
}

const toEnhancedCode = (response: string) => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/** Replies about the login, the sender or the quota of the site, also after RCPT TO or DATA. */
const siteReplyPattern = /^53[058]\b|^\d{3}[ -](5\.1\.8|5\.2\.252|5\.4\.5|5\.7\.(57|60|7\d\d))\b/
/** Texts of servers that check client and sender only with the recipient, as Postfix does. */
const siteTextPattern =
  /\b(relay(ing)? (access )?denied|relay(ing)? not permitted|unable to relay|sender address rejected|sender verify failed|authentication (is )?required|client host)\b/i
/** Replies about the recipient. Their code counts more than their text. */
const recipientReplyPattern = /^\d{3}[ -]5\.([12]\.\d|4\.1\b)/

/**
 * Returns true if a server rejects the site and not the recipient or the content. The mail waits
 * until the configuration is correct.
 */
function isAboutSite({ command, response = '' }: NodemailerError): boolean {
  if (siteReplyPattern.test(response)) return true
  if (command !== 'RCPT TO' || recipientReplyPattern.test(response)) return false
  return siteTextPattern.test(response.replace(/<[^>]*>/g, ''))
}

function toProblem(error: NodemailerError): DeliveryProblem {
  const { code = '', command = '', syscall, timeoutType = '', responseCode } = error
  const isAboutMail = command === 'RCPT TO' || command === 'DATA'
  if (responseCode !== undefined) {
    if (isAboutMail) return error.permanent && !isAboutSite(error) ? 'refused' : 'postponed'
    return command === 'MAIL FROM' ? 'postponed' : 'unreachable'
  }
  const isBeforeSession = earlyErrorCodes.includes(code) || earlyTimeouts.includes(timeoutType) || syscall === 'connect'
  if (isBeforeSession) return 'unreachable'
  // Rejected by nodemailer itself, for example an address that does not fit a command.
  return command === 'API' && code === 'EENVELOPE' ? 'refused' : 'interrupted'
}
