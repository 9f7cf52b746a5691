import { useTranslations } from 'next-intl'
import { type SubmitEvent, useId, useState } from 'react'
import form from '@/components/form/form.module.css'
import { TextField } from '@/components/form/text-field'
import { Dialog } from '@/components/ui/dialog'
import { SubmitButton } from '@/components/ui/submit-button'
import { ToolButton } from '@/components/ui/tool-button'
import { maxBlockName } from '@/lib/contract/blocks/marks'
import { findBlockName, toRenameOperation } from '../block-marks/block-marks'
import type { Editor } from '../core/editor'
import type { BlockActions } from './use-block-actions'

interface RenameDialogProps {
  editor: Pick<Editor, 'document'>
  blockActions: Pick<BlockActions, 'names' | 'perform'>
  blockKey: string
  onClose: () => void
}

export function RenameDialog({ editor, blockActions, blockKey, onClose }: RenameDialogProps) {
  const t = useTranslations('editor.blockMarks')
  const id = useId()
  const [name, setName] = useState(() => findBlockName(editor.document, blockKey) ?? '')
  const defaultName = blockActions.names.getDefaultName(blockKey)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onClose()
    blockActions.perform(toRenameOperation(blockKey, name), t('renamed', { blocks: name.trim() || defaultName }))
  }
  return (
    <Dialog title={t('rename.title')} onClose={onClose}>
      <form onSubmit={submit} className={form.form}>
        <TextField
          id={id}
          label={t('rename.name')}
          hint={t('rename.hint', { usual: defaultName })}
          input={{
            value: name,
            maxLength: maxBlockName,
            autoComplete: 'off',
            onChange: ({ currentTarget }) => setName(currentTarget.value),
          }}
        />
        <p className={form.actions}>
          <SubmitButton isSending={false}>{t('rename.submit')}</SubmitButton>
          <ToolButton onClick={onClose}>{t('rename.cancel')}</ToolButton>
        </p>
      </form>
    </Dialog>
  )
}
