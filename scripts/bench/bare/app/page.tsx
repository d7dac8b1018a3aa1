/** The page itself; its content is the document made by the root. */
export default function Page() {
  return null;
}
