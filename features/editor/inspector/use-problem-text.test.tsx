import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderIn } from '@/tests/render'
import type { Problem } from './problems'
import { useProblemText } from './use-problem-text'

function Words({ problem }: { problem: Problem }) {
  return <p>{useProblemText()(problem)}</p>
}

it.each<[Problem, string, string]>([
  [{ code: 'required' }, 'Pflichtfeld', 'This field is required!'],
  [{ code: 'invalid' }, 'Bitte wählen Sie einen der angebotenen Werte.', 'Please choose one of the offered values.'],
  [{ code: 'tooLong', limit: 512 }, 'Höchstens 512 Zeichen sind erlaubt.', 'Use no more than 512 characters.'],
  [{ code: 'anchor' }, 'Ein Anker enthält keine Leerzeichen.', 'An anchor must not contain spaces.'],
  [
    { code: 'anchorTaken' },
    'Diesen Anker hat schon ein anderer Block der Seite.',
    'Another block on the page already has this anchor.',
  ],
  [
    { code: 'address' },
    'Bitte wählen Sie eine Seite oder geben Sie eine gültige Adresse ein.',
    'Choose a page or enter a valid address.',
  ],
  [
    { code: 'code' },
    'Bitte geben Sie Code ein oder wählen Sie einen HTML-Baustein aus.',
    'Enter code, or choose a snippet.',
  ],
  [
    { code: 'service', medium: 'video' },
    'Bitte geben Sie eine Adresse von YouTube, Vimeo, Dailymotion ein.',
    'Enter an address from YouTube, Vimeo, Dailymotion.',
  ],
  [
    { code: 'service', medium: 'audio' },
    'Bitte geben Sie eine Adresse von SoundCloud, Spotify, Apple Podcasts, Deezer ein.',
    'Enter an address from SoundCloud, Spotify, Apple Podcasts, Deezer.',
  ],
  [
    { code: 'service', medium: 'viewer' },
    'Bitte geben Sie eine Adresse von Issuu, Yumpu, Calaméo ein.',
    'Enter an address from Issuu, Yumpu, Calaméo.',
  ],
  [
    { code: 'service', medium: 'social' },
    'Bitte geben Sie eine Adresse von Instagram, Facebook, LinkedIn, X ein.',
    'Enter an address from Instagram, Facebook, LinkedIn, X.',
  ],
])('formats %j in both languages', (problem, german, english) => {
  renderIn('de', <Words problem={problem} />)
  expect(screen.getByText(german)).toBeVisible()
  renderIn('en', <Words problem={problem} />)
  expect(screen.getByText(english)).toBeVisible()
})
