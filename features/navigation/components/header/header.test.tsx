import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { getServiceAddresses } from '../../addresses'
import { renderInFrame } from '../render-in-frame.fixture'
import { Header } from './header'

let address = '/de/themen/tarif'
vi.mock('next/navigation', async (load) => ({
  ...(await load<typeof import('next/navigation')>()),
  usePathname: () => address,
}))

function entry(title: string, url: string, children: MenuEntry[] = [], is_highlight = true): MenuEntry {
  return { menu_name: title, title, url, children, is_highlight, menu_thumbs: null }
}

const menu = [
  entry('Themen', '/de/themen', [entry('Tarifverträge', '/de/themen/tarif')]),
  entry('Jobbörse', '/de/jobboerse'),
  entry('Impressum', '/de/impressum', [], false),
]
const addresses = getServiceAddresses('de')

const props: ComponentProps<typeof Header> = {
  locale: 'de',
  alternates: { de: address, en: '/en/topics/pay' },
  name: 'VBO',
  menu,
  addresses,
}

const renderPage = (alternates = props.alternates) =>
  renderInFrame('de', <Header {...props} alternates={alternates} />, { address: alternates.de, alternates })

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}

const getMenu = () => getToggle().closest('details')
const getToggle = () => screen.getByText('Menü').closest('summary') ?? document.body

beforeEach(() => {
  address = '/de/themen/tarif'
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

it('links the logo with the organization’s name to the home page', () => {
  renderPage()
  expect(screen.getByRole('link', { name: 'VBO: Zur Startseite' })).toHaveAttribute('href', '/de')
})

it('gives the logo an accessible name without settings', () => {
  renderInFrame('de', <Header {...props} alternates={{ de: null, en: null }} name="" menu={[]} />)
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de')
})

it('links contact, accessibility and login', () => {
  renderPage()
  const links = within(screen.getByRole('navigation', { name: 'Service' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ansprechperson finden', '/de/ansprechpersonen'],
    ['Barrierefreiheit', '/de/barrierefreiheit'],
    ['Mitglieder-Login', '/de/account/login'],
  ])
})

it('shows the highlighted entries and marks the current section', () => {
  renderPage()
  const main = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
  const drawer = main.getByText('Themen', { selector: 'summary' })
  expect(drawer).toHaveAttribute('aria-current', 'true')
  expect(main.getByRole('link', { name: 'Jobbörse' })).not.toHaveAttribute('aria-current')
  expect(main.queryByRole('link', { name: 'Impressum' })).not.toBeInTheDocument()
})

it('opens external entries in a new tab', async () => {
  const outside = entry('Bühnenjahrbuch', 'https://jahrbuch.example/')
  renderInFrame('de', <Header {...props} menu={[outside, entry('Themen', '/de/themen', [outside])]} />)
  await userEvent.click(screen.getByText('Themen', { selector: 'summary' }))
  const main = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
  const links = main.getAllByRole('link', { name: /^Bühnenjahrbuch \(/ })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

it('marks the section of an ancestor with another address', () => {
  const alternates = { de: '/de/orchester', en: null }
  renderInFrame('de', <Header {...props} alternates={alternates} parents={['/de/themen']} />)
  const main = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
  expect(main.getByText('Themen', { selector: 'summary' })).toHaveAttribute('aria-current', 'true')
})

it('labels the account link as for visitors until the name is loaded', () => {
  renderPage()
  const toAccount = screen.getAllByRole('link', { name: 'Mitglieder-Login', hidden: true })
  expect(toAccount.map((link) => link.getAttribute('href'))).toContain('/de/account')
})

it('links the translation and marks the current language', () => {
  renderPage()
  const switcher = within(screen.getByRole('navigation', { name: 'Sprache' }))
  expect(switcher.getByRole('link', { name: /^DE/ })).toHaveAttribute('aria-current', 'true')
  const english = switcher.getByRole('link', { name: /^EN/ })
  expect(english).toHaveAttribute('href', '/en/topics/pay')
  expect(english).toHaveAttribute('hreflang', 'en-US')
  expect(english).not.toHaveAttribute('aria-current')
})

it('links the home page of a language without a translation', () => {
  renderPage({ de: address, en: null })
  expect(screen.getByRole('link', { name: /^EN/ })).toHaveAttribute('href', '/en')
})

it('lists all entries and the service links in the menu', async () => {
  renderPage()
  await userEvent.click(getToggle())
  const all = within(screen.getByRole('navigation', { name: 'Alle Seiten' }))
  expect(all.getByRole('link', { name: 'Tarifverträge' })).toHaveAttribute('aria-current', 'page')
  expect(all.getByRole('link', { name: 'Impressum' })).toBeInTheDocument()
  expect(all.getByRole('link', { name: 'Ansprechperson finden' })).toBeInTheDocument()
  expect(all.getByRole('link', { name: 'Barrierefreiheit' })).toBeInTheDocument()
})

it('closes the menu on Escape and focuses its button', async () => {
  renderPage()
  await userEvent.click(getToggle())
  expect(getMenu()).toHaveAttribute('open')
  screen.getByRole('link', { name: 'Impressum' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(getMenu()).not.toHaveAttribute('open')
  expect(getToggle()).toHaveFocus()
})

it('does not move the focus on Escape while the menu is closed', async () => {
  renderPage()
  const link = screen.getByRole('link', { name: /^EN/ })
  link.focus()
  await userEvent.keyboard('{Escape}')
  expect(link).toHaveFocus()
})

it('closes the menu when the focus leaves it and when the page changes', async () => {
  const { rerender, wrap } = renderPage()
  await userEvent.click(getToggle())
  screen.getByRole('link', { name: /^EN/ }).focus()
  expect(getMenu()).not.toHaveAttribute('open')

  await userEvent.click(getToggle())
  expect(getMenu()).toHaveAttribute('open')
  address = '/de/jobboerse'
  rerender(wrap(<Header {...props} alternates={{ de: address, en: null }} />))
  expect(getMenu()).not.toHaveAttribute('open')
})

it('hides beyond 1 px of scrolling and returns at 1 px', () => {
  renderPage()
  const banner = screen.getByRole('banner')
  scrollTo(2)
  expect(banner).toHaveAttribute('data-hidden')
  scrollTo(1)
  expect(banner).not.toHaveAttribute('data-hidden')
})

it('returns when it gets the focus', async () => {
  renderPage()
  const banner = screen.getByRole('banner')
  scrollTo(400)
  await userEvent.tab()
  expect(banner).toContainElement(screen.getByRole('link', { name: 'VBO: Zur Startseite' }))
  expect(screen.getByRole('link', { name: 'VBO: Zur Startseite' })).toHaveFocus()
  expect(banner).not.toHaveAttribute('data-hidden')
})

it('stays while its menu is open', async () => {
  renderPage()
  await userEvent.click(getToggle())
  scrollTo(400)
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden')
})

it('opens a drawer with links to an entry’s page and groups', async () => {
  renderPage()
  const button = screen.getByText('Themen', { selector: 'summary' })
  await userEvent.click(button)
  const drawer = button.closest('details') ?? document.body
  expect(drawer).toHaveAttribute('open')
  expect(within(drawer).getByRole('link', { name: 'Themen' })).toHaveAttribute('href', '/de/themen')
  const group = within(drawer).getByRole('link', { name: 'Tarifverträge' })
  expect(group).toHaveAttribute('aria-current', 'page')
  await userEvent.click(document.body)
  expect(drawer).not.toHaveAttribute('open')
})
