import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Settings, socialServices } from '@/lib/contract/site/settings'
import { renderIn } from '@/tests/render'
import { Footer } from './footer'
import { NewsletterCall } from './newsletter-call'

const settings: Settings = {
  name: 'Verband der Bühnen und Orchester',
  short_name: 'VBO',
  claim: 'Der Arbeitgeberverband der Theater und Orchester',
  logo: null,
  address: { street: 'Prospektgasse 7', zip: '10117', place: 'Berlin', country: 'Deutschland' },
  phones: [{ label: 'Zentrale', number: '+49 (30) 23125-000' }],
  email: 'post@vbo.example.org',
  opening_hours: [
    { days: 'Mo–Do', hours: '9–17 Uhr' },
    { days: 'Fr', hours: '9–15:30 Uhr' },
  ],
  social: [{ service: 'video', title: 'Videos des VBO', url: 'https://video.example.org/vbo' }],
  mail_sender: 'VBO <post@vbo.example.org>',
  is_disabled: false,
}
const links = [
  { title: 'Impressum', url: '/de/impressum' },
  { title: 'Bühnenjahrbuch', url: 'https://jahrbuch.example.org/' },
]

it('shows the address, telephone numbers and opening hours of the settings', () => {
  renderIn('de', <Footer links={links} settings={settings} dataProtection="/de/datenschutz" />)
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByText('10117 Berlin')).toBeVisible()
  expect(footer.getByRole('link', { name: '+49 (30) 23125-000' })).toHaveAttribute('href', 'tel:+493023125000')
  expect(footer.getByRole('link', { name: 'post@vbo.example.org' })).toHaveAttribute(
    'href',
    'mailto:post@vbo.example.org',
  )
  expect(footer.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    '+49 (30) 23125-000',
    '9–17 Uhr',
    '9–15:30 Uhr',
  ])
})

it('opens pages of other sites in a new tab, with a hint', () => {
  renderIn('de', <Footer links={links} settings={settings} dataProtection="/de/datenschutz" />)
  const pages = within(screen.getByRole('navigation', { name: 'Weitere Seiten' }))
  expect(pages.getByRole('link', { name: 'Impressum' })).not.toHaveAttribute('target')
  expect(pages.getByRole('link', { name: 'Bühnenjahrbuch (öffnet in neuem Tab)' })).toHaveAttribute('target', '_blank')
  const social = within(screen.getByRole('navigation', { name: 'Soziale Netzwerke' }))
  expect(social.getByRole('link', { name: 'Videos des VBO (öffnet in neuem Tab)' })).toBeVisible()
})

it('has the consent link without settings and links', () => {
  renderIn('de', <Footer links={[]} settings={null} dataProtection="/de/datenschutz" />)
  const footer = within(screen.getByRole('contentinfo'))
  const consent = footer.getByRole('link')
  expect(consent).toHaveAccessibleName('Einwilligung')
  expect(consent).toHaveAttribute('href', '/de/datenschutz')
})

it('names each social network, with a decorative icon', () => {
  const social: Settings['social'] = socialServices.map((service) => ({
    service,
    title: `Der VBO: ${service}`,
    url: `https://${service}.example.org/`,
  }))
  renderIn('de', <Footer links={[]} settings={{ ...settings, social }} dataProtection="/de/datenschutz" />)
  const profiles = within(screen.getByRole('navigation', { name: 'Soziale Netzwerke' })).getAllByRole('listitem')
  expect(profiles).toHaveLength(6)
  const icons = profiles.map((profile) => profile.querySelector('svg[aria-hidden=true]')?.innerHTML)
  expect(new Set(icons).size).toBe(6)
  expect(icons).not.toContain(undefined)
})

it('invites to the newsletter page', () => {
  renderIn('en', <NewsletterCall href="/en/newsletter" title="" text="" />)
  expect(screen.getByRole('heading', { name: 'Newsletter' })).toBeVisible()
  expect(screen.queryByRole('paragraph')).toBeNull()
  expect(screen.getByRole('link', { name: 'Subscribe to the newsletter' })).toHaveAttribute('href', '/en/newsletter')
})

it('invites to the newsletter in the words of the settings', () => {
  renderIn('de', <NewsletterCall href="/de/newsletter" title="Post vom Haus" text="Viermal im Jahr." />)
  expect(screen.getByRole('heading', { name: 'Post vom Haus' })).toBeVisible()
  expect(screen.getByText('Viermal im Jahr.')).toBeVisible()
})
