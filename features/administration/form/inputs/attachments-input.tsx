import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { formatFileSize } from '@/components/files/file-format'
import { FieldGroup } from '@/components/form/field-group'
import { Button } from '@/components/ui/button'
import { useFileDrop } from '@/features/pictures/uploads/use-file-drop'
import type { Locale } from '@/lib/contract/common/locale'
import type { DownloadFile } from '@/lib/contract/records/download'
import { useAdministration } from '../../administration-context'
import { deleteAttachment, restoreAttachment, sendAttachment } from '../../calls'
import { attachmentsQuery } from '../../queries'
import { useAdministrationFailureText } from '../../ui/use-administration-failure-text'
import styles from '../form.module.css'
import { RelationInput } from './relation-input'
import { UploadProgress } from './upload-progress'
import { useDownloadUpload } from './use-download-upload'

interface AttachmentsInputProps {
  id: string
  label: string
  error: string | undefined
  hint: string | undefined
  /** Id of the directory with the files; null if there are no attachments. */
  value: number | null
  /** Title of the record. A new directory gets it. */
  title: Record<Locale, string>
  onChange: (directoryId: number | null) => void
}

/**
 * The attached files of a record. Files can be dropped anywhere on the form. The first file creates
 * the directory, whose id the record stores.
 */
export function AttachmentsInput({ id, value, title, error, onChange, ...groupProps }: AttachmentsInputProps) {
  const t = useTranslations('administration.form.attachments')
  const { locale, types, callWithLogin, notify } = useAdministration()
  const client = useQueryClient()
  const describeFailure = useAdministrationFailureText()
  const fileInput = useRef<HTMLInputElement>(null)
  // A ref, because the first file creates the directory, and all files that are sent after it must
  // go to the same directory.
  const directoryId = useRef(value)
  const [status, setStatus] = useState<string>()
  const [problems, setProblems] = useState<readonly string[]>([])
  const { data } = useQuery({ ...attachmentsQuery(locale, value ?? 0), enabled: value !== null })
  const reload = () =>
    client.invalidateQueries({ queryKey: attachmentsQuery(locale, directoryId.current ?? 0).queryKey })

  const { progress, send, cancel } = useDownloadUpload(
    (file, options) => sendAttachment(locale, { file, directoryId: directoryId.current, title }, options),
    (attachment) => {
      directoryId.current = attachment.directory
      onChange(attachment.directory)
    },
  )
  const isSending = progress !== null
  async function sendAll(files: readonly File[]) {
    setStatus(undefined)
    setProblems([])
    directoryId.current = value
    for (const file of files) {
      const outcome = await send(file)
      if (outcome.kind === 'canceled') return
      if (outcome.kind === 'refused') {
        const problem = t('refused', { name: file.name, problem: outcome.problem })
        setProblems((earlierProblems) => [...earlierProblems, problem])
        continue
      }
      setStatus(t('added', { name: file.name }))
      await reload()
    }
  }
  async function remove({ id: fileId, title: name }: DownloadFile) {
    directoryId.current = value
    const result = await callWithLogin(() => deleteAttachment(locale, fileId))
    if (result.ok) {
      const undo = { text: t('undo'), onPress: () => void restore(fileId, name) }
      notify({ kind: 'success', text: t('removed', { name }), isLasting: true, actions: [undo] })
    } else setStatus(describeFailure(result.failure))
    await reload()
  }
  async function restore(fileId: number, name: string) {
    const result = await callWithLogin(() => restoreAttachment(locale, fileId))
    if (result.ok) notify({ kind: 'success', text: t('restored', { name }) })
    else notify({ kind: 'error', text: describeFailure(result.failure), isLasting: true })
    await reload()
  }
  const isOver = useFileDrop({
    // Pasted pictures have no target. They are not meant for this input.
    onFiles: (files, target) => target !== null && void sendAll(files),
    isActive: () => !isSending,
  })
  return (
    <FieldGroup id={id} error={problems.length > 0 ? problems.join(' ') : error} {...groupProps}>
      {data && data.files.length > 0 && (
        <ul className={styles.selection}>
          {data.files.map((file) => (
            <li key={file.id}>
              <span>
                <a href={file.url}>{file.title}</a> {formatFileSize(file.size, locale).short}
              </span>
              <Button aria-label={t('remove', { name: file.title })} onClick={() => void remove(file)}>
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.drop} data-over={isOver ? '' : undefined}>
        <Button id={id} isDisabled={isSending} onClick={() => fileInput.current?.click()}>
          {t('choose')}
        </Button>
        <span>{t('drop')}</span>
        <UploadProgress progress={progress} onCancel={cancel} />
      </div>
      <p role="status" className={styles.status}>
        {isSending ? t('sending') : status}
      </p>
      <input
        ref={fileInput}
        type="file"
        multiple
        hidden
        aria-label={groupProps.label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          currentTarget.value = ''
          void sendAll(files)
        }}
      />
      {types.includes('download-directories') && (
        <RelationInput
          id={`${id}-directory`}
          label={t('directory')}
          hint={t('directoryHint')}
          type="download-directories"
          value={value}
          onChange={onChange}
        />
      )}
    </FieldGroup>
  )
}
