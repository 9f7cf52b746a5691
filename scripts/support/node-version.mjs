const minVersion = [20, 20]

/** Ends this process with a message if Node is too old for the project. */
export function requireNodeVersion(version = process.versions.node) {
  if (isSupported(version)) return
  console.error(
    `Bühnenhaus needs Node.js ${minVersion.join('.')} or newer; this is ${version}. See https://nodejs.org.`,
  )
  process.exit(1)
}

/** Returns true if a version such as `22.1.0` is new enough. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > minVersion[0] || (major === minVersion[0] && minor >= minVersion[1])
}
