import { type Editor, useEditorState } from '@tiptap/react'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef } from 'react'
import { CheckField } from '@/components/form/check-field'
import { TextField } from '@/components/form/text-field'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import styles from '../toolbar/toolbar.module.css'

/** An address without a protocol is one of the web, unless it is one of this site, a mail or a telephone. */
export function withProtocol(entered: string): string {
  const address = entered.trim()
  if (address === '' || /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i.test(address)) return address
  return address.includes('@') ? `mailto:${address}` : `https://${address}`
}

/** The link of the selected text: its address, and whether it opens in a new window; an empty address removes it. */
export function LinkEditor({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.text')
  const panel = useRef<HTMLDetailsElement>(null)
  const { href, target } = useEditorState({
    editor,
    selector: ({ editor: current }) => current.getAttributes('link'),
  })

  const set = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const address = withProtocol(String(fields.get('href') ?? ''))
    const chain = editor.chain().focus().extendMarkRange('link')
    if (address === '') chain.unsetLink().run()
    else chain.setLink({ href: address, target: fields.has('newWindow') ? '_blank' : null }).run()
    if (panel.current) panel.current.open = false
  }

  return (
    <ToolDisclosure ref={panel} icon="link" variant="square" label={t('link')}>
      <form key={`${href} ${target}`} onSubmit={set} className={`${styles.panel} ${styles.form}`}>
        <TextField
          id="link-address"
          label={t('address')}
          hint={t('addressHint')}
          input={{ name: 'href', defaultValue: typeof href === 'string' ? href : '', autoComplete: 'off' }}
        />
        <CheckField id="link-window" input={{ name: 'newWindow', defaultChecked: target === '_blank' }}>
          {t('newWindow')}
        </CheckField>
        <SubmitButton isSending={false}>{t('setLink')}</SubmitButton>
      </form>
    </ToolDisclosure>
  )
}
