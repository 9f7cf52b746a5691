import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pasteInto } from '@/tests/paste'
import { renderIn } from '@/tests/render'
import { RichTextBox } from './rich-text-box'

/** Pastes HTML into the empty text of an ad. Returns the HTML without the last, empty line. */
function paste(html: string): string {
  const onChange = vi.fn((_: string) => undefined)
  renderIn(
    'de',
    <RichTextBox
      id="text"
      label="Beschreibung"
      language="de"
      text=""
      isRequired={false}
      isInvalid={false}
      onChange={onChange}
      onBlur={() => undefined}
    />,
  )
  pasteInto(screen.getByRole('textbox', { name: 'Beschreibung' }), { 'text/html': html })
  return (onChange.mock.lastCall?.[0] ?? '').replace(/<p><\/p>$/, '')
}

it('leaves out comments, deletions and hidden text of Word, and keeps its lists', () => {
  const html = `<html><head><meta name=Generator content="Microsoft Word 15"></head><body>
<p class=MsoNormal>Aufgaben<del>intern</del><span style='display:none;mso-hide:all'>intern</span><a href="#_msocom_1" class=msocomanchor>[AK1]</a></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>c)<span>&nbsp;</span></span>Fristen</p>
<div style='mso-element:comment-list'><p class=MsoCommentText>intern</p></div></body></html>`
  expect(paste(html)).toBe('<p>Aufgaben</p><ol start="3" type="a"><li><p>Fristen</p></li></ol>')
})

it('converts tables to lines', () => {
  expect(paste('<table><tr><td>Gage</td><td>NV Bühne</td></tr></table>')).toBe('<p>Gage · NV Bühne</p>')
})
