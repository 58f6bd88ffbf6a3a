// Loaded into a measured server by `node --import`: reports its processor time to its parent.
if (process.send) {
  process.on('message', (message) => {
    if (message !== 'cpu') return;
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
  process.on('disconnect', () => process.exit(0));
  process.channel?.unref();
}
