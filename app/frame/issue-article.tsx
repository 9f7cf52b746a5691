import { TextView } from '@/features/blocks/text/view'
import { IssueContent, type IssueContentProps } from '@/features/subscriptions/components/issue-content'

/** The content of a newsletter issue, with the text block for its editorial. */
export function IssueArticle(props: Omit<IssueContentProps, 'renderText'>) {
  return (
    <IssueContent
      {...props}
      renderText={(content) => <TextView data={{ content, anchor: '', add_additional_space: false }} />}
    />
  )
}
