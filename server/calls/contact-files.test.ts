import { expect, it } from 'vitest'
import { isServedAddress } from '@/lib/contract/site/reserved-paths'
import { toContactCall } from './contact-files'

it.each([
  ['/de/unsere-mitglieder/haus-am-fluss/12.vcf', '/de/api/organizations/12/contact.vcf'],
  ['/en/addresses/haus-am-fluss/12.vcf', '/en/api/organizations/12/contact.vcf'],
  ['/de/ansprechpersonen/3.vcf', '/de/api/persons/3/contact.vcf'],
  ['/en/contact/3.vcf', '/en/api/persons/3/contact.vcf'],
])('maps %s to %s', (pathname, call) => {
  expect(toContactCall({ pathname, search: '' })).toEqual({ pathname: call, search: '' })
  expect(isServedAddress(pathname)).toBe(true)
})

it.each([
  '/de/unsere-mitglieder/haus-am-fluss/12',
  '/de/unsere-mitglieder/12.vcf',
  '/de/addresses/haus-am-fluss/12.vcf',
  '/ansprechpersonen/3.vcf',
  '/de/ansprechpersonen/x.vcf',
  '/de/ansprechpersonen/3xvcf',
])('returns null for %s', (pathname) => {
  expect(toContactCall({ pathname, search: '' })).toBeNull()
})
