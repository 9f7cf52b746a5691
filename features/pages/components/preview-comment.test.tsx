import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ReturnedForm } from '@/lib/returned-form'
import { expectAccessible } from '@/tests/axe'
import { renderIn } from '@/tests/render'
import { PreviewComment } from './preview-comment'

const values = { name: ['Frau Müller'], text: ['Das Datum ist falsch.'] }

const show = (form: Partial<ReturnedForm> | null) =>
  renderIn('de', <PreviewComment returnedForm={form && { formId: null, ticket: '', problems: {}, values, ...form }} />)
const getNameField = () => screen.getByRole('textbox', { name: 'Ihr Name' })
const getTextField = () => screen.getByRole('textbox', { name: 'Ihr Kommentar' })

it('is a form that the browser sends without scripts', async () => {
  const { container } = show(null)
  const form = container.querySelector('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '#preview-comment'])
  expect(getNameField()).toBeRequired()
  expect(getTextField()).toBeRequired()
  expect(screen.getByRole('button', { name: 'Kommentar senden' })).toHaveAttribute('type', 'submit')
  expect(screen.queryByRole('status')).toBeNull()
  expect(form && [...new FormData(form).keys()]).toEqual(['name', 'text'])
  await expectAccessible(container)
})

it('confirms a stored comment, and keeps the name for the next one', () => {
  show({})
  expect(screen.getByRole('status')).toHaveTextContent('Ihr Kommentar ist angekommen.')
  expect(getNameField()).toHaveValue('Frau Müller')
  expect(getTextField()).toHaveValue('')
})

it('keeps the entered words beside the problem of a field', async () => {
  const { container } = show({ problems: { name: 'Pflichtfeld' }, values: { ...values, name: [' '] } })
  expect(getNameField()).toHaveAccessibleDescription('Pflichtfeld')
  expect(getNameField()).toBeInvalid()
  expect(getTextField()).toHaveValue('Das Datum ist falsch.')
  expect(screen.queryByRole('status')).toBeNull()
  await expectAccessible(container)
})

it.each([
  ['too_many_attempts', /viele Kommentare.*in einer Viertelstunde/],
  ['other', /ließ sich nicht speichern/],
])('explains a refusal of the whole comment: %s', (failure, words) => {
  show({ problems: { non_field_errors: failure } })
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(getTextField()).toHaveValue('Das Datum ist falsch.')
})

it('sends the password of the link again', () => {
  const { container } = show({ values: { password: ['Grünes Licht'] } })
  const form = container.querySelector('form')
  expect(form && new FormData(form).get('password')).toBe('Grünes Licht')
  expect(screen.queryByRole('status')).toBeNull()
})
