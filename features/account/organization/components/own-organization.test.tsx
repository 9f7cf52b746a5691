import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { callBackend } from '@/lib/api/browser-client'
import { createQueryClient } from '@/lib/api/query-client'
import type { OwnOrganization } from '@/lib/contract/administration/own-organization'
import { expectAccessible } from '@/tests/axe'
import { deferred } from '@/tests/deferred'
import { renderIn } from '@/tests/render'
import { ownOrganizationsQuery } from '../queries'
import { OwnOrganizations } from './own-organization'

// Loaded here because the form imports them on demand.
import '../calls'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

const organization: OwnOrganization = {
  id: 7,
  title: 'Haus am Fluss',
  url: '/de/unsere-mitglieder/haus-am-fluss/7',
  revision: 3,
  logos: [],
  confirmed_at: null,
  confirmed_by: null,
  proposals: [],
  values: {
    title: { de: 'Haus am Fluss', en: '' },
    kind: { de: 'Stadttheater', en: '' },
    teaser: { de: '', en: '' },
    logo: null,
    street: 'Theaterstraße 1',
    zip: '09111',
    place: 'Chemnitz',
    region: 'DE-SN',
    country: 'DE',
    phone: '',
    email: 'haus@example.org',
    website: '',
    people: [],
    stages: [{ name: 'Großes Haus', seats: 700, address: '' }],
  },
}
const openProposal: OwnOrganization['proposals'][number] = {
  id: 1,
  state: 'waiting',
  revision: 2,
  by: 'Dora Delegiert',
  is_own: true,
  decided_at: null,
  proposed_at: '2026-11-02T10:00:00+01:00',
  changes: [{ field: 'street', from: 'Theaterstraße 1', to: 'Flussweg 2', outcome: null, is_online: true }],
}

let storedOrganization = organization
const sent: unknown[] = []
let refusal: { status: number; data: unknown } | null = null
beforeEach(() => {
  localStorage.clear()
  storedOrganization = organization
  sent.length = 0
  refusal = null
  vi.mocked(callBackend).mockImplementation(async (method, path, { data } = {}) => {
    if (method === 'GET') return { status: 200, data: [storedOrganization], retryAfter: null }
    sent.push([method, path, data])
    if (refusal) return { ...refusal, retryAfter: null }
    storedOrganization = { ...storedOrganization, proposals: method === 'DELETE' ? [] : [openProposal] }
    return { status: 200, data: storedOrganization, retryAfter: null }
  })
})

function show() {
  const client = createQueryClient()
  client.setQueryData(ownOrganizationsQuery('de').queryKey, [storedOrganization])
  const user = { id: 4, email: 'dora@example.org' }
  return renderIn('de', <OwnOrganizations user={user} locale="de" contactHref="/de/x" />, client)
}
const getStreet = () => screen.getByLabelText<HTMLInputElement>('Straße und Hausnummer')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Vorschlag senden' }))
async function enterStreet(text: string) {
  await userEvent.clear(getStreet())
  await userEvent.type(getStreet(), text)
}

it('proposes a change, shows it as pending, and withdraws it', async () => {
  const { container } = show()
  await enterStreet('Flussweg 2')
  await send()
  await screen.findByText('Vielen Dank. Ihr Vorschlag liegt der Geschäftsstelle vor.')
  expect(sent).toEqual([
    ['POST', '/de/api/organizations/my/7/proposal/', { revision: 3, proposal: null, values: { street: 'Flussweg 2' } }],
  ])
  expect(getStreet().value).toBe('Flussweg 2')
  await expectAccessible(container)
  await userEvent.click(screen.getByRole('button', { name: 'Vorschlag zurückziehen' }))
  await screen.findByText('Der Vorschlag ist zurückgezogen.')
  expect(sent.at(-1)).toEqual(['DELETE', '/de/api/organizations/my/7/proposal/?revision=2', undefined])
  expect(getStreet().value).toBe('Theaterstraße 1')
})

it('focuses the status only once it has a text, also repeatedly', async () => {
  const focused: (string | null)[] = []
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function (this: HTMLElement) {
    if (this.role === 'status') focused.push(this.textContent)
  })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Alles stimmt' }))
  await waitFor(() => expect(focused).toEqual(['Vielen Dank. Der Eintrag ist bestätigt.']))
  refusal = { status: 500, data: {} }
  const failureText = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Alles stimmt' }))
    await waitFor(() => expect(focused.slice(1)).toEqual(new Array(times).fill(failureText)))
  }
})

it('shows problems of the form and the backend at their fields', async () => {
  show()
  await userEvent.type(screen.getByLabelText('Website'), 'fluss')
  await userEvent.click(screen.getByRole('button', { name: 'Spielstätte hinzufügen' }))
  await send()
  const problems = await screen.findByRole('alert')
  expect(
    within(problems)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(
    expect.arrayContaining([
      'Website: Bitte geben Sie eine vollständige Webadresse ein, zum Beispiel https://example.org.',
      'Spielstätte 2, Name: Pflichtfeld',
    ]),
  )
  expect(sent).toEqual([])
  await userEvent.clear(screen.getByLabelText('Website'))
  await userEvent.click(screen.getByRole('button', { name: 'Spielstätte 2 entfernen' }))
  await enterStreet('Flussweg 2')
  refusal = { status: 400, data: { values: { street: ['So heißt keine Straße.'] } } }
  await send()
  expect(await screen.findByText('So heißt keine Straße.')).toBeVisible()
  expect(getStreet()).toBeInvalid()
})

it('shows a text of the backend unchanged', async () => {
  show()
  await enterStreet('Flussweg 2')
  refusal = { status: 400, data: { values: { street: ['Too far from the stage.'] } } }
  await send()
  expect(await screen.findByText('Too far from the stage.')).toBeVisible()
})

it('keeps entered values after a conflict and a reload', async () => {
  const { unmount } = show()
  await enterStreet('Flussweg 2')
  storedOrganization = { ...storedOrganization, revision: 4, values: { ...storedOrganization.values, phone: '0371 5' } }
  refusal = { status: 409, data: { detail: '', current: null, yours: null, by: null } }
  await send()
  await screen.findByText(/inzwischen geändert/)
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Telefon').value).toBe('0371 5'))
  expect(getStreet().value).toBe('Flussweg 2')
  unmount()
  refusal = null
  show()
  expect(await screen.findByText(/wiederhergestellt/)).toBeVisible()
  expect(getStreet().value).toBe('Flussweg 2')
  await send()
  await screen.findByText(/liegt der Geschäftsstelle vor/)
  expect(sent.at(-1)).toMatchObject(['POST', {}, { revision: 4, values: { street: 'Flussweg 2' } }])
  expect(localStorage).toHaveLength(0)
})

const storeDraft = (draft: object) => localStorage.setItem('buehnenhaus.entry.4.7.a', JSON.stringify(draft))
const changedStreet = { from: 'Alte Gasse 1', to: 'Flussweg 2' }
it.each([
  [
    'a draft',
    () =>
      storeDraft({ values: { street: 'Flussweg 2', phone: '0371 5' }, base: { street: 'Alte Gasse 1', phone: '' } }),
  ],
  ['a draft of an earlier release', () => storeDraft({ street: 'Flussweg 2' })],
  [
    'an open proposal',
    () => {
      const changes = [{ field: 'street' as const, ...changedStreet, outcome: null, is_online: true }]
      storedOrganization = { ...organization, proposals: [{ ...openProposal, changes }] }
    },
  ],
])('proposes a value of %s that others have changed since only if it is chosen', async (_name, prepare) => {
  prepare()
  const { container } = show()
  const street = 'Straße und Hausnummer'
  expect(await screen.findByText(new RegExp(`nachdem Sie sie bearbeitet haben: ${street}\\.`))).toBeVisible()
  expect(getStreet().value).toBe('Theaterstraße 1')
  await userEvent.click(screen.getByRole('button', { name: 'Fassungen vergleichen' }))
  await expectAccessible(container)
  await userEvent.click(
    within(screen.getByRole('group', { name: street })).getByRole('radio', { name: 'Ihre Fassung' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl übernehmen' }))
  expect(getStreet().value).toBe('Flussweg 2')
  expect(screen.queryByRole('button', { name: 'Fassungen vergleichen' })).toBeNull()
  await send()
  expect(sent.at(-1)).toMatchObject(['POST', {}, { values: { street: 'Flussweg 2' } }])
})

it('confirms the entry by one click', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Alles stimmt' }))
  await screen.findByText('Vielen Dank. Der Eintrag ist bestätigt.')
  expect(sent).toEqual([['POST', '/de/api/organizations/my/7/confirm/', { revision: 3 }]])
})

it('keeps words and focus while a request is running, and sends the words next', async () => {
  const { promise: response, resolve: sendResponse } = deferred()
  const respond = vi.mocked(callBackend).getMockImplementation()
  vi.mocked(callBackend).mockImplementation(async (...call) => {
    if (call[0] === 'POST' && sent.length === 0) await response
    return (await respond?.(...call)) ?? { status: 500, data: {}, retryAfter: null }
  })
  show()
  const phone = () => screen.getByLabelText<HTMLInputElement>('Telefon')
  await enterStreet('Flussweg 2')
  await send()
  await userEvent.type(phone(), '0371')
  sendResponse()
  await screen.findByText('Vielen Dank. Ihr Vorschlag liegt der Geschäftsstelle vor.')
  await waitFor(() => expect(phone()).toHaveFocus())
  await userEvent.keyboard(' 1')
  expect(phone().value).toBe('0371 1')
  await send()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject(['POST', '/de/api/organizations/my/7/proposal/', { proposal: 2 }])
  expect((sent[1] as [string, string, { values: object }])[2].values).toMatchObject({ phone: '0371 1' })
})
