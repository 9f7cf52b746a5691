import { expect, it } from 'vitest'
import { checkSignature, sha256 } from '@/tests/servers/s3-signature'

// Example of Amazon's manual: "Signature Calculations for the Authorization Header", GET Object.
const account = { accessKeyId: 'AKIAIOSFODNN7EXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const request = {
  method: 'GET',
  url: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-date': '20130524T000000Z',
    'x-amz-content-sha256': sha256(''),
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
}

it("the test server accepts the signature of Amazon's example", () => {
  expect(checkSignature(request, account)).toBeNull()
})

it.each([
  [{ ...request, url: '/other.txt' }, 'SignatureDoesNotMatch'],
  [{ ...request, headers: { ...request.headers, range: 'bytes=0-8' } }, 'SignatureDoesNotMatch'],
  [{ ...request, headers: { ...request.headers, authorization: '' } }, 'AccessDenied'],
])('rejects a different request on the test server: %#', (changed, problem) => {
  expect(checkSignature(changed, account)).toBe(problem)
})
