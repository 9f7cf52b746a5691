import { render, screen } from '@testing-library/react'
import { useLocale, useTranslations } from 'next-intl'
import { expect, it } from 'vitest'
import { EditorMessages } from './editor-messages'
import { InPageLanguage } from './page-language'

function Tool() {
  return <p>{`${useLocale()} ${useTranslations('editor')('toolbar')}`}</p>
}

function Content() {
  return <p>{`${useLocale()} ${useTranslations('frame')('opensInNewTab')}`}</p>
}

const parts = (
  <>
    <Tool />
    <InPageLanguage>
      <Content />
    </InPageLanguage>
  </>
)

it('renders the editor in the language of the editor, and the page in its own', () => {
  render(
    <EditorMessages locale="en" language="de">
      {parts}
    </EditorMessages>,
  )
  expect(screen.getByText('de Redaktion dieser Seite')).toBeVisible()
  expect(screen.getByText('en opens in a new tab')).toBeVisible()
})

it('falls back to the language of the page', () => {
  render(<EditorMessages locale="en">{parts}</EditorMessages>)
  expect(screen.getByText('en Editing this page')).toBeVisible()
  expect(screen.getByText('en opens in a new tab')).toBeVisible()
})
