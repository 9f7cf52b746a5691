import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { renderIn } from '@/tests/render'
import { serviceAddresses } from '../../addresses'
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
const addresses = serviceAddresses('de')

function header(
  alternates: { de: string | null; en: string | null } = { de: address, en: '/en/topics/pay' },
) {
  return <Header locale="de" alternates={alternates} name="VBO" menu={menu} addresses={addresses} />
}

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}

const menuOf = () => toggle().closest('details')
const toggle = () => screen.getByText('Menü').closest('summary') ?? document.body

beforeEach(() => {
  address = '/de/themen/tarif'
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

test('the sign leads home and is called by the organization’s name', () => {
  renderIn('de', header())
  expect(screen.getByRole('link', { name: 'VBO: Zur Startseite' })).toHaveAttribute('href', '/de')
})

test('without the organization’s name the sign still says where it leads', () => {
  renderIn(
    'de',
    <Header locale="de" alternates={{ de: null, en: null }} name="" menu={[]} addresses={addresses} />,
  )
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de')
})

test('contact, accessibility and login stand in the service line', () => {
  renderIn('de', header())
  const links = within(screen.getByRole('navigation', { name: 'Service' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ansprechperson finden', '/de/ansprechpersonen'],
    ['Barrierefreiheit', '/de/barrierefreiheit'],
    ['Mitglieder-Login', '/de/account/login'],
  ])
})

test('the main navigation shows the highlighted entries and marks the section', () => {
  renderIn('de', header())
  const main = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
  const drawer = main.getByText('Themen', { selector: 'summary' })
  expect(drawer).toHaveAttribute('aria-current', 'true')
  expect(main.getByRole('link', { name: 'Jobbörse' })).not.toHaveAttribute('aria-current')
  expect(main.queryByRole('link', { name: 'Impressum' })).not.toBeInTheDocument()
})

test('what leads out of the site opens in a new tab, from the line as from a drawer', async () => {
  const outside = entry('Bühnenjahrbuch', 'https://jahrbuch.example/')
  renderIn(
    'de',
    <Header
      locale="de"
      alternates={{ de: address, en: null }}
      name="VBO"
      menu={[outside, entry('Themen', '/de/themen', [outside])]}
      addresses={addresses}
    />,
  )
  await userEvent.click(screen.getByText('Themen', { selector: 'summary' }))
  const main = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
  const links = main.getAllByRole('link', { name: /^Bühnenjahrbuch \(/ })
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toHaveAttribute('target', '_blank')
})

test('the pages above a page mark the section, wherever its address lies', () => {
  renderIn(
    'de',
    <Header
      locale="de"
      alternates={{ de: '/de/orchester', en: null }}
      parents={['/de/themen']}
      name="VBO"
      menu={menu}
      addresses={addresses}
    />,
  )
  const main = within(screen.getByRole('navigation', { name: 'Hauptnavigation' }))
  expect(main.getByText('Themen', { selector: 'summary' })).toHaveAttribute('aria-current', 'true')
})

test('the line of members says what the link of visitors says until the name is known', () => {
  renderIn('de', header())
  const toAccount = screen.getAllByRole('link', { name: 'Mitglieder-Login', hidden: true })
  expect(toAccount.map((link) => link.getAttribute('href'))).toContain('/de/account')
})

test('the language switch leads to the same thing, the present language marked', () => {
  renderIn('de', header())
  const switcher = within(screen.getByRole('navigation', { name: 'Sprache' }))
  expect(switcher.getByRole('link', { name: /^DE/ })).toHaveAttribute('aria-current', 'true')
  const english = switcher.getByRole('link', { name: /^EN/ })
  expect(english).toHaveAttribute('href', '/en/topics/pay')
  expect(english).toHaveAttribute('hreflang', 'en-US')
  expect(english).not.toHaveAttribute('aria-current')
})

test('without a translation it leads to the other language’s home', () => {
  renderIn('de', header({ de: address, en: null }))
  expect(screen.getByRole('link', { name: /^EN/ })).toHaveAttribute('href', '/en')
})

test('the menu holds all entries with what is below them, and the service links', async () => {
  renderIn('de', header())
  await userEvent.click(toggle())
  const all = within(screen.getByRole('navigation', { name: 'Alle Seiten' }))
  expect(all.getByRole('link', { name: 'Tarifverträge' })).toHaveAttribute('aria-current', 'page')
  expect(all.getByRole('link', { name: 'Impressum' })).toBeInTheDocument()
  expect(all.getByRole('link', { name: 'Ansprechperson finden' })).toBeInTheDocument()
  expect(all.getByRole('link', { name: 'Barrierefreiheit' })).toBeInTheDocument()
})

test('Escape closes the menu and gives the focus back to its button', async () => {
  renderIn('de', header())
  await userEvent.click(toggle())
  expect(menuOf()).toHaveAttribute('open')
  screen.getByRole('link', { name: 'Impressum' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(menuOf()).not.toHaveAttribute('open')
  expect(toggle()).toHaveFocus()
})

test('Escape takes the focus from nobody while the menu is closed', async () => {
  renderIn('de', header())
  const link = screen.getByRole('link', { name: /^EN/ })
  link.focus()
  await userEvent.keyboard('{Escape}')
  expect(link).toHaveFocus()
})

test('the menu closes when the focus leaves it and when the page changes', async () => {
  const { rerender } = renderIn('de', header())
  await userEvent.click(toggle())
  screen.getByRole('link', { name: /^EN/ }).focus()
  expect(menuOf()).not.toHaveAttribute('open')

  await userEvent.click(toggle())
  expect(menuOf()).toHaveAttribute('open')
  address = '/de/jobboerse'
  rerender(header())
  expect(menuOf()).not.toHaveAttribute('open')
})

test('the header hides beyond 1 px of scrolling and returns at 1 px', () => {
  renderIn('de', header())
  const banner = screen.getByRole('banner')
  scrollTo(2)
  expect(banner).toHaveAttribute('data-hidden')
  scrollTo(1)
  expect(banner).not.toHaveAttribute('data-hidden')
})

test('it comes back for the keyboard', async () => {
  renderIn('de', header())
  const banner = screen.getByRole('banner')
  scrollTo(400)
  await userEvent.tab()
  expect(banner).toContainElement(screen.getByRole('link', { name: 'VBO: Zur Startseite' }))
  expect(screen.getByRole('link', { name: 'VBO: Zur Startseite' })).toHaveFocus()
  expect(banner).not.toHaveAttribute('data-hidden')
})

test('it stays while its menu is open', async () => {
  renderIn('de', header())
  await userEvent.click(toggle())
  scrollTo(400)
  expect(screen.getByRole('banner')).not.toHaveAttribute('data-hidden')
})

test('an entry with children opens a drawer: its title leads to its page, its groups to theirs', async () => {
  renderIn('de', header())
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
