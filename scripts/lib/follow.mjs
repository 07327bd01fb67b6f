// Ends this process in good order when the one that started it is gone, even when that one was killed outright:
// nothing then keeps the port and the data folder.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 250);
watch.unref();
