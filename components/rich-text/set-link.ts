import type { Editor } from '@tiptap/react'
import { linkAddress } from '@/lib/contract/pages/link-address'

export interface LinkChoice {
  /** Empty for no link. */
  address: string
  /** The text of the link where none is selected. */
  title: string
  isNewWindow: boolean
}

/**
 * The address that was entered: one of this site, a mail, a telephone, or, without a protocol, one of the web if it looks like one.
 * Null for words that are none, for example the title of a page; empty for nothing.
 */
export function withProtocol(entered: string): string | null {
  const text = entered.trim()
  if (text === '') return ''
  return linkAddress(/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text) ? `mailto:${text}` : text)
}

/** Makes the selected words, or the link at the caret, lead to an address; where there are none, it inserts the title. */
export function setLink(editor: Editor, { address, title, isNewWindow }: LinkChoice): void {
  // At once, for what is typed next.
  editor.view.focus()
  const chain = editor.chain()
  const attrs = { href: address, target: isNewWindow ? '_blank' : null }
  if (address === '') chain.extendMarkRange('link').unsetLink().run()
  else if (editor.state.selection.empty && !editor.isActive('link')) {
    chain
      .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs }] })
      .unsetMark('link')
      .run()
  } else chain.extendMarkRange('link').setLink(attrs).run()
}
