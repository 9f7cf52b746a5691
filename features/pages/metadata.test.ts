import { expect, it } from 'vitest'
import type { PageRecord } from '@/lib/contract/records/page-record'
import { aPage } from '@/tests/factories/page'
import { toPageAppearance } from './metadata'

it.each([
  ['article', '', 'Der Anreißer'],
  ['event', '', 'Der Anreißer'],
  ['organization', '', 'Der Anreißer'],
  ['article', 'Die Beschreibung', 'Die Beschreibung'],
  [null, '', undefined],
])('describes a page of kind %s with description "%s" as %j', (type, meta_description, description) => {
  const record = type === null ? null : ({ type } as PageRecord)
  const appearance = toPageAppearance(aPage({ record, meta_description, hero_text: 'Der Anreißer' }), null)
  expect(appearance).toMatchObject({ description, linkPreview: { description } })
})
