/** A mid-tier phone on a slow 4G line, as Lighthouse sets it through the browser's own tools. */
const VIEWPORT = { width: 360, height: 740 };
const SLOWDOWN = 4;
/** The tools delay whole requests, not packets: for 150 ms there and back Lighthouse takes 3.75 times as much. */
const LINE = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: bytesASecond(1.6 * 1024 * 0.9),
  uploadThroughput: bytesASecond(750 * 0.9),
};
/** On a busy machine everything takes its time. */
const PATIENCE = 120_000;

/**
 * Opens an address on a phone that never was there. Gives the milliseconds to the first paint with content
 * and until the selector `stands` there, and the bytes of script, packed, that came until then.
 */
export async function visit(browser, { address, stands }) {
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, hasTouch: true });
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send('Network.enable');
    await tools.send('Network.emulateNetworkConditions', LINE);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE });
    await page.waitForSelector(stands, { state: 'attached', timeout: PATIENCE });
    return await page.evaluate(readFigures);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readFigures() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    open: performance.now(),
    script: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

function bytesASecond(kilobits) {
  return (kilobits * 1024) / 8;
}
