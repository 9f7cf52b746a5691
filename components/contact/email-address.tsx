/** An e-mail address that preferably breaks at its @. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@')
  if (at < 1) return email
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}
