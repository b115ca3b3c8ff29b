/** Says at the end of `npm test` where its time has gone. */

/**
 * A test file, and how long its tests took, one after the other.
 * @typedef {{ file: string, seconds: number }} Timed
 */

/**
 * @param {readonly Timed[]} files
 * @param {number} most
 */
export function slowest(files, most = 10) {
  const listed = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, most);
  return listed.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`);
}
