import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { URL } from 'node:url'

export interface S3Account {
  accessKeyId: string
  secretAccessKey: string
}

export type SignatureProblem = 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch'

const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * Checks the signature of a request (AWS Signature Version 4 in the `Authorization` header).
 * @returns null for a valid signature
 */
export function checkSignature(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  account: S3Account,
): SignatureProblem | null {
  const [, key, scope = '', names = '', signature] =
    authorizationPattern.exec(request.headers.authorization ?? '') ?? []
  if (key === undefined) return 'AccessDenied'
  if (key !== account.accessKeyId) return 'InvalidAccessKeyId'
  const time = String(request.headers['x-amz-date'])
  const canonicalRequest = formatCanonicalRequest(request, names.split(';'))
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest)].join('\n')
  const signingKey = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${account.secretAccessKey}`))
  return hmac(signingKey, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

function formatCanonicalRequest(
  { method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  names: readonly string[],
): string {
  const { searchParams } = new URL(url, 'http://host')
  const query = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  return [
    method,
    // The path as sent: S3 encodes paths once and does not normalize them.
    url.split('?', 1)[0],
    query.join('&'),
    ...names.map((name) => `${name}:${String(headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
}

/** Encodes by RFC 3986, which encodes more characters than `encodeURIComponent`. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
