import { act, fireEvent, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { NextIntlClientProvider } from 'next-intl'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import type { Embed } from '@/lib/contract/embeds/find-embed'
import { getMessages } from '@/lib/i18n/messages'
import { renderIn } from '@/tests/render'
import { consent } from '../store'
import { ConsentFrame } from './consent-frame'

const film: Embed = { service: 'vimeo', frameUrl: 'https://player.vimeo.com/video/1', pageUrl: 'https://vimeo.com/1' }
const song: Embed = {
  service: 'spotify',
  frameUrl: 'https://open.spotify.com/embed/track/1',
  pageUrl: 'https://open.spotify.com/track/1',
}
const frames = () => [...document.querySelectorAll('iframe')].map(({ title }) => title)

function renderBoth() {
  renderIn(
    'de',
    <>
      <ConsentFrame embed={film} title="Ein Film" shape="16/9" />
      <ConsentFrame embed={film} title="Noch ein Film" shape="16/9" />
      <ConsentFrame embed={song} title="Ein Lied" shape={{ height: 152 }} />
    </>,
  )
}

afterEach(() => {
  Cookies.remove('consent')
})

it('is rendered on the server as a placeholder despite a stored choice', () => {
  consent.decide(['vimeo'])
  const html = renderToString(
    <NextIntlClientProvider locale="de" messages={getMessages('de')} timeZone="Europe/Berlin">
      <ConsentFrame embed={film} title="Ein Film" shape="16/9" />
    </NextIntlClientProvider>,
  )
  expect(html).not.toContain('<iframe')
  expect(html).not.toContain('player.vimeo.com')
  expect(html).toContain('https://vimeo.com/1')
})

it('names the service in its placeholder and links to it', () => {
  renderIn('de', <ConsentFrame embed={film} title="Ein Film" shape="16/9" />)
  expect(frames()).toEqual([])
  expect(screen.getByText(/kommt von Vimeo/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Datenschutz bei Vimeo/ })).toHaveAttribute(
    'href',
    'https://vimeo.com/privacy',
  )
  expect(screen.getByRole('link', { name: /Bei Vimeo öffnen/ })).toHaveAttribute('href', 'https://vimeo.com/1')
})

it('shows and focuses this frame on “once” without storing anything', () => {
  renderBoth()
  fireEvent.click(screen.getByRole('button', { name: 'Einmal anzeigen: Ein Film (Vimeo)' }))
  expect(frames()).toEqual(['Ein Film'])
  const iframe = screen.getByTitle('Ein Film')
  expect(iframe).toHaveFocus()
  expect(iframe).toHaveAttribute('src', film.frameUrl)
  expect(iframe.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  expect(screen.getByText(/wird angezeigt: Ein Film/)).toBeInTheDocument()
  expect(document.cookie).toBe('')
})

it('allows the service for all its frames on “always”', () => {
  renderBoth()
  fireEvent.click(screen.getAllByRole('button', { name: 'Immer anzeigen: alle Inhalte von Vimeo' })[1] as HTMLElement)
  expect(frames()).toEqual(['Ein Film', 'Noch ein Film'])
  expect(screen.getByTitle('Noch ein Film')).toHaveFocus()
  expect(consent.getServices()).toEqual(['vimeo'])
})

it('keeps one-time permissions when another service is allowed', () => {
  renderBoth()
  fireEvent.click(screen.getByRole('button', { name: /Einmal anzeigen: Ein Lied/ }))
  act(() => consent.allow('vimeo'))
  expect(frames()).toEqual(['Ein Film', 'Noch ein Film', 'Ein Lied'])
})

it('removes every frame at once after a withdrawal', () => {
  consent.decide(['vimeo'])
  renderBoth()
  fireEvent.click(screen.getByRole('button', { name: /Einmal anzeigen: Ein Lied/ }))
  expect(frames()).toHaveLength(3)
  act(() => consent.decide([]))
  expect(frames()).toEqual([])
})
