import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderIn } from '@/tests/render'
import { AdministrationForTests, mockCalls } from '../administration.fixture'
import { MailPreviews } from './mail-previews'

vi.mock('@/lib/api/browser-client', () => ({ callBackend: vi.fn() }))

it('audits a mail once, although the screen renders again', async () => {
  mockCalls(() => [200, '<h1>Neues</h1><p>DAS IST DER NEUE SPIELPLAN DER GANZEN REGION</p>'])
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
  const toElement = () => (
    <AdministrationForTests>
      <MailPreviews type="newsletter-issues" record={{ id: 3, revision: 1 }} languages={['de']} isEditable />
    </AdministrationForTests>
  )
  const { rerender } = renderIn('de', toElement())
  expect(await screen.findByText(/DAS IST DER NEUE SPIELPLAN/)).toBeVisible()
  rerender(toElement())
  expect(parse).toHaveBeenCalledOnce()
})
