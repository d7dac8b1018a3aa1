import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** A free port, so that other servers on the same machine do not interfere. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
