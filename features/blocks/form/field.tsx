import { useTranslations } from 'next-intl'
import { type FormFieldData, parseFieldOptions } from '@/lib/contract/blocks/form'
import type { BlockViewProps } from '../block'
import { AnswerField } from './answer-field'

/** Form field block: a field with its label and help. */
export function FormFieldView({ data, module, editAttributes, fieldAttributes }: BlockViewProps<FormFieldData>) {
  const { label, kind, help, is_required: isRequired } = data
  const t = useTranslations('blocks.form')
  return (
    <div {...editAttributes}>
      <AnswerField
        id={module.id}
        kind={kind}
        label={label}
        help={help}
        isRequired={isRequired}
        fieldAttributes={fieldAttributes}
        options={parseFieldOptions(data)}
        texts={{
          choose: t('choose'),
          files: t('files'),
          dayFormat: t('dayFormat'),
          chooseDay: t('chooseDay'),
        }}
      />
    </div>
  )
}
