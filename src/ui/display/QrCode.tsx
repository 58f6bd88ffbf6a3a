import { useMemo } from 'react';
import { qrModules } from './qr-modules.ts';

/** One line of path data for each run of dark modules. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x - start + 1}v1H${start}z`;
    }
  }
  return path;
}

/** A QR code: black on a white tile with its own quiet zone, in both themes, because scanners look for dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const modules = qrModules(text);
    return { size: modules.size, path: pathOf(modules.rows) };
  }, [text]);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
