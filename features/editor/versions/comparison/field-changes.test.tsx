import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import { FieldChanges } from './field-changes'

it('describes the records of a list in words', () => {
  const toChange = (field: string, before: unknown, after: unknown) => ({ field, before, after, parts: null })
  const press = { source: 'press', category: null, count: 3 }
  const fields = [toChange('records', null, press), toChange('records_before', { selection: press, items: [] }, null)]
  renderIn('de', <FieldChanges model="teaserlist" fields={fields} />)
  expect(screen.getByText('Inhalt').closest('div')).toHaveTextContent(/Neue Pressemitteilungen \(3\)$/)
  expect(screen.getAllByText('Neue Pressemitteilungen (3)', { exact: false })).toHaveLength(2)
})
